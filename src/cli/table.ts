import Table from 'cli-table3'

const NO_LINES = [
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
]

/** Rows as columns that are as wide as their texts, with two spaces between them and no lines. */
export function tableOf(rows: readonly string[][]): string {
  const table = new Table({
    chars: { ...Object.fromEntries(NO_LINES.map(name => [name, ''])), middle: '  ' },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  })
  table.push(...rows.map(row => [...row]))
  return table
    .toString()
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
}
