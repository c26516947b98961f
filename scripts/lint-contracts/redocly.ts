import { join, relative, resolve } from 'node:path'
import { lintFiles, type RedoclyProblem } from '../lib/redocly.ts'

/** The linter's findings. A warning counts as much as an error. */
export async function lintWithRedocly(services: readonly string[], root: string): Promise<string[]> {
  const problems = await lintFiles(services.map(service => resolve(join(root, service, 'openapi.yaml'))))
  const findings = problems.flat().filter(problem => !isOfWebhook(problem))
  // A shared file is reported once for each service that uses it.
  return [...new Set(findings.map(describe))]
}

/** What a service sends by itself has the name of its entry below `webhooks`, and no operationId: no one calls it. */
const isOfWebhook = ({ ruleId, location: [location] }: RedoclyProblem) =>
  location?.pointer?.startsWith('#/webhooks/') &&
  ['operation-operationId', 'rule/operation-id-verb'].includes(ruleId)

/** `file:line:column pointer rule: message` */
function describe({ ruleId, message, location: [location] }: RedoclyProblem): string {
  const file = location ? relative(process.cwd(), resolve(location.source.ref)) : ''
  const line = location?.start ? `:${location.start.line}:${location.start.col}` : ''
  return `${file}${line} ${location?.pointer ?? ''} ${ruleId}: ${message}`
}
