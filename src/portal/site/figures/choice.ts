// In full, because the style sheet is made from the class names found in the source. One for each place.
const classes = [
  'group-has-[[value="0"]:checked]/choice:visible',
  'group-has-[[value="1"]:checked]/choice:visible',
  'group-has-[[value="2"]:checked]/choice:visible',
  'group-has-[[value="3"]:checked]/choice:visible',
]

/** Shows a part of a drawing while the radio button with this value, in the same `group/choice`, is chosen. */
export function shownWhenChosen(at: number): string | undefined {
  return classes[at]
}
