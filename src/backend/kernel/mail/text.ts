import { type Block, type Row, textOf } from './blocks.ts'

/** An email as plain text, for programs and people that prefer it. It has every link of the HTML. */
export function toText(body: readonly Block[], footer: readonly Block[]): string {
  return [...body.map(blockText), ['--', ...footer.map(blockText)].join('\n')].join('\n\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return textOf(block.parts)
    case 'section':
      return block.title.toUpperCase()
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(rowText).join('\n')
    case 'bill':
      return [...block.rows, { label: 'Total', value: block.total }]
        .map(row => `  ${rowText(row)}`)
        .join('\n')
    case 'quote':
      return block.text
        .split('\n')
        .map(line => `> ${line}`)
        .join('\n')
  }
}

const rowText = ({ label, detail, value }: Row): string =>
  `${[label, detail].filter(Boolean).join(', ')}: ${value}`
