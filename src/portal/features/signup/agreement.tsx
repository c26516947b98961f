import { legalLinks } from '#portal/content/site.ts'

const [terms, privacy] = legalLinks.map(({ label, to }) => (
  // In a tab of its own, so that nothing that was typed is lost.
  <a
    key={to}
    href={to}
    target="_blank"
    rel="noopener"
    className="rounded-xs text-accent underline underline-offset-4"
  >
    {label}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
))

/** What a person agrees to who signs up, by whichever way. */
export function Agreement() {
  return (
    <p className="text-sm text-muted">
      By creating an account you agree to the {terms} and the {privacy}.
    </p>
  )
}
