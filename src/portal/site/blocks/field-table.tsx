import type { FieldTable as Content } from '#portal/content/templates/product.ts'

/** What the fields of an answer hold. */
export function FieldTable({ table: { caption, rows } }: { table: Content }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, text }) => (
          <tr key={field} className="flex flex-col border-t border-line-strong py-3 sm:table-row sm:py-0">
            <th
              scope="row"
              className="pr-6 align-baseline font-mono text-[0.8125rem] font-medium break-words text-accent sm:py-3"
            >
              {field.slice(field.lastIndexOf('.') + 1)}
            </th>
            <td className="align-baseline text-[0.9375rem] text-muted sm:py-3">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
