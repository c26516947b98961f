import type { CodeRow, CodeTable as Content } from '#portal/content/page.ts'

/** What the codes of one field mean, and what to do about them. */
export function CodeTable({ table: { field, caption, rows } }: { table: Content }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">
        <code className="font-mono text-[0.9em] text-ink">{field}</code>
        {caption}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (row.title ? <Sign key={row.code} row={row} /> : <Note key={row.code} row={row} />))}
      </tbody>
    </table>
  )
}

function Sign({ row: { code, title, text, advice } }: { row: CodeRow }) {
  return (
    <tr className="border-t border-line-strong align-top">
      <th scope="row" className="w-14 py-4">
        <span className="grid size-9 place-items-center rounded-md bg-sign font-mono text-base font-semibold text-on-sign">
          {code}
        </span>
      </th>
      <td className="py-4 pl-2">
        <p className="font-medium">{title}</p>
        <p className="text-[0.9375rem] text-muted">
          {text} <span className="text-ink">{advice}</span>
        </p>
      </td>
    </tr>
  )
}

function Note({ row: { code, text } }: { row: CodeRow }) {
  return (
    <tr className="border-t border-line-strong align-baseline">
      <th scope="row" className="w-14 py-3.5 pr-4 font-mono text-sm font-medium text-accent">
        {code}
      </th>
      <td className="py-3.5 text-[0.9375rem] text-muted">{text}</td>
    </tr>
  )
}
