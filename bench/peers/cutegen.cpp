// Composes pairs by cutegen: `left TAB right` on standard input, a result or `!` a line.
#include <iostream>
#include <string>

#include "cutegen/cutegen.hpp"
#include "cutegen/cutegen_base_dynamic.hpp"
#include "cutegen/layout.hpp"

namespace cg = cutegen;

template <class Tuple>
Tuple read(const std::string& text, std::size_t& at) {
  if (text[at] != '(') {
    std::size_t used = 0;
    const int value = std::stoi(text.substr(at), &used);
    at += used;
    return Tuple(value);
  }
  Tuple all;
  do {
    ++at;
    all.append(read<Tuple>(text, at));
  } while (text[at] == ',');
  ++at;
  return all;
}

cg::layout layout_of(const std::string& text, std::size_t& at) {
  auto shape = read<cg::shape>(text, at);
  auto stride = read<cg::stride>(text, ++at);
  return cg::layout(shape, stride);
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::size_t at = 0;
    const auto left = layout_of(line, at);
    const auto right = layout_of(line, ++at);
    const auto made = composition(left, right);
    std::cout << (cg::is_valid(made) ? cg::to_string(made) : "!") << "\n";
  }
}
