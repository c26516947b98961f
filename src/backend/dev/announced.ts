import type { Config } from '#kernel/config.ts'
import { DEMO_LOGIN, DEMO_STAFF } from './demo.ts'
import { hasScenarios } from './page.ts'

/** Who can log in to the demo, for the one who starts it. */
export function demoLines({ APP_ENV }: Pick<Config, 'APP_ENV'>): string[] {
  if (APP_ENV !== 'demo') return []
  return [
    `log in as    ${DEMO_LOGIN.username}`,
    `password     ${DEMO_LOGIN.password}`,
    `staff login  ${DEMO_STAFF.username}, same password`,
  ]
}

/** The pages below `/dev`. */
export function pageLines(config: Pick<Config, 'APP_ENV' | 'SMTP_URL'>, url: string): string[] {
  return [
    ...(config.SMTP_URL ? [] : [`emails       ${url}/dev/mailbox`]),
    `contracts    ${url}/dev/contracts`,
    ...(hasScenarios(config) ? [`scenarios    ${url}/dev/scenarios`] : []),
  ]
}
