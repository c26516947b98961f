import { useQuery } from '@tanstack/react-query'
import { checkOidcIssuer } from '#generated/authorization/operations/checkOidcIssuer.ts'
import type { OidcInspection, OidcProblem } from '#generated/authorization/types.ts'
import { zCreateOidcProviderBody } from '#generated/authorization/zod.ts'
import { query } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Code } from '../values.tsx'

/** What the discovery document says, once the field was left. */
export function IssuerCheck({ issuer, onUse }: { issuer: string; onUse: (issuer: string) => void }) {
  const isAsked = zCreateOidcProviderBody.shape.issuer.safeParse(issuer).success
  const { data, error, isFetching } = useQuery({
    ...query(checkOidcIssuer, { body: { issuer } }),
    enabled: isAsked,
    retry: false,
    staleTime: 30_000,
  })
  if (!isAsked) return null
  if (isFetching)
    return (
      <p role="status" className="text-sm text-muted">
        Checking the issuer…
      </p>
    )
  if (error)
    return (
      <Alert tone="warning" title="The issuer couldn’t be checked">
        {messageOf(error)}
      </Alert>
    )
  if (!data) return null
  const { problems, issuer: reported } = data
  const isUsable = reported !== null && zCreateOidcProviderBody.shape.issuer.safeParse(reported).success
  return (
    <div className="flex flex-col gap-3">
      {problems.length === 0 ? (
        <Alert
          tone="success"
          title="The issuer works"
          action={
            isUsable &&
            reported !== issuer && (
              <Button size="sm" onClick={() => onUse(reported)}>
                Use {reported}
              </Button>
            )
          }
        >
          {reported === issuer
            ? 'Its configuration names the same issuer and offers what a login needs.'
            : `It calls itself ${reported}, which is what we save.`}
        </Alert>
      ) : (
        <Alert
          tone="warning"
          title="This issuer can’t be used yet"
          action={
            problems.includes('issuer-mismatch') &&
            isUsable &&
            // Entra ID's address for all tenants names none.
            !reported.includes('{') && (
              <Button size="sm" onClick={() => onUse(reported)}>
                Use {reported}
              </Button>
            )
          }
        >
          {problems.map(problem => (
            <p key={problem} className="wrap-anywhere">
              {problemLabels(problem, data)}
            </p>
          ))}
        </Alert>
      )}
      <Found found={data} />
    </div>
  )
}

function Found({ found }: { found: OidcInspection }) {
  const facts: [string, string | null][] = [
    ['Issuer', found.issuer],
    ['Login', found.authorization_endpoint],
    ['Tokens', found.token_endpoint],
    ['User info', found.userinfo_endpoint],
    ['Keys', found.jwks_uri],
    ['Signs with', found.signing_algorithms.join(', ') || null],
  ]
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-xs text-muted hover:text-ink">
        What its configuration says
      </summary>
      <div className="pt-3">
        <Facts hasLongNames>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value === null ? <span className="text-muted">Not given</span> : <Code>{value}</Code>}
            </Fact>
          ))}
        </Facts>
      </div>
    </details>
  )
}

/** What keeps an issuer from being used, and what to do. */
export function problemLabels(problem: OidcProblem, { issuer, signing_algorithms }: OidcInspection): string {
  switch (problem) {
    case 'issuer-mismatch':
      return issuer
        ? `This provider calls itself ${issuer}. Enter exactly that.`
        : 'This provider’s configuration names no issuer.'
    case 'endpoint-missing':
      return 'This provider’s configuration lacks a secure address for logins, tokens, or keys.'
    case 'algorithm-unsupported':
      return `This provider signs with ${signing_algorithms.join(', ')}. Choose RS256 or ES256 there.`
    case 'authentication-unsupported':
      return 'This provider accepts no client secret. Allow client_secret_basic or client_secret_post there.'
    case 'code-flow-unsupported':
      return 'This provider doesn’t offer the authorization code flow. Turn it on there.'
  }
}
