import { KeyPageLink, KeysLink } from './links.tsx'
import { ErrorLine, VerdictCard } from './parts.tsx'
import type { Explanation } from './verdict.ts'
import { nearWords } from './words.ts'

/** More than this, no one reads. */
const SHOWN = 20

/** The keys that work on a page, those that nearly do, and why not. */
export function PageAnswer({
  explanation: { host, reported, covering, near, others },
}: {
  explanation: Extract<Explanation, { kind: 'page' }>
}) {
  const works = covering.length > 0
  const title = works
    ? `${covering.length === 1 ? 'One embedded key works' : `${covering.length} embedded keys work`} on ${host}`
    : `No embedded key works on ${host}`
  return (
    <VerdictCard tone={works ? 'allowed' : 'refused'} title={title}>
      {reported && <ErrorLine error={reported} />}
      {works && (
        <ul aria-label="Keys that work there" className="flex flex-col gap-2">
          {covering.slice(0, SHOWN).map(({ key, hostname }) => (
            <li key={key.keyId}>
              <KeyPageLink to={key}>{key.label}</KeyPageLink>: {hostname} covers it
              {key.isPaused && ', but the key is paused'}.
            </li>
          ))}
        </ul>
      )}
      {works && reported && (
        <p>So the page sent another key, or none. The id of the key in the call tells which.</p>
      )}
      {near.length > 0 && (
        <>
          <p>
            {near.length === 1
              ? 'One key has a hostname that is near:'
              : `${near.length} keys have one that is near:`}
          </p>
          <ul aria-label="Keys that nearly work there" className="flex flex-col gap-2">
            {near.slice(0, SHOWN).map(each => (
              <li key={each.key.keyId}>
                <KeyPageLink to={each.key}>{each.key.label}</KeyPageLink>: {nearWords(each.near, host)}{' '}
                <span className="text-muted">
                  {each.near.why === 'deactivated'
                    ? `Authorize ${each.near.hostname} again.`
                    : `Authorize ${host}.`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!works && near.length === 0 && (
        <p>
          None of your hostnames is near. Authorize {host} for the key of the page.{' '}
          <KeysLink>Your keys</KeysLink>
        </p>
      )}
      {others > 0 && (near.length > 0 || works) && (
        <p className="text-muted">
          {others === 1 ? 'Another embedded key is' : `${others} other embedded keys are`} for other
          hostnames.
        </p>
      )}
    </VerdictCard>
  )
}
