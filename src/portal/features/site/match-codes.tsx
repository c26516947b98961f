import { matchCodes } from '#portal/content/us-verification.ts'

/** What the one-letter verdict means and what to do about it. */
export function MatchCodes() {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">
        <code className="font-mono text-[0.9em] text-ink">dpv_match_code</code>, and what to do with it
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {matchCodes.map(({ code, meaning, detail, advice }) => (
          <tr key={code} className="border-t border-line-strong align-top">
            <th scope="row" className="w-14 py-4">
              <span className="grid size-9 place-items-center rounded-md bg-sign font-mono text-base font-semibold text-on-sign">
                {code}
              </span>
            </th>
            <td className="py-4 pl-2">
              <p className="font-medium">{meaning}</p>
              <p className="text-[0.9375rem] text-muted">
                {detail} <span className="text-ink">{advice}</span>
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
