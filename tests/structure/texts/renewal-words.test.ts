import { describe, expect, test } from 'vitest'
import { services } from '#backend/services.ts'
import {
  EARLY_PURCHASE_LABEL,
  earlyPurchaseCap,
  earlyPurchaseConsentText,
  RENEWAL_RULE,
  renewalConsentText,
} from '#domain/subscription/renewal-terms.ts'
import { gatewayHelp } from '#portal/content/errors/gateway.ts'
import { page as terms } from '#portal/content/pages/legal/terms-of-service.ts'
import { commonQuestions } from '#portal/content/pricing/common-questions.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'

const { renews, stops, early, cap, turnOff } = RENEWAL_RULE
const item = {
  license_label: 'US Address Verification, Plus',
  plan_description: '500,000 lookups a year',
  amount: 54_000,
  days: 0,
  months: 12,
}

describe('what is said about renewal and about lookups that run out is the rule of the domain', () => {
  test('in the questions of the pricing pages', () => {
    const answers = commonQuestions(null)
      .map(({ answer }) => answer)
      .join(' ')
    for (const sentence of [renews, stops, early, cap, turnOff]) expect(answers).toContain(sentence)
  })

  test('in the terms of service', () => {
    const text = terms.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
    for (const sentence of [renews, stops, early, cap, turnOff]) expect(text).toContain(sentence)
    expect(text).toContain('We never charge for more than you ordered or agreed to.')
  })

  test('in the help for 402', () => {
    expect(gatewayHelp['subscription-inactive'].fix).toContain(stops)
    expect(gatewayHelp['subscription-inactive'].fix).toContain(`“${EARLY_PURCHASE_LABEL}”`)
  })

  test('in both consents, each with its price, card and cap', () => {
    const renewal = renewalConsentText(item)
    expect(renewal).toContain('at the end of a term')
    expect(renewal).toContain('not earlier when lookups run out')
    const amounts = { max_times: 3, monthly_limit: 120_000 }
    const purchase = earlyPurchaseConsentText({ ...item, ...amounts })
    for (const words of [earlyPurchaseCap(amounts), '$540.00 plus tax', 'primary card', 'lookups stop'])
      expect(purchase).toContain(words)
  })

  test('in the emails, with price, card, cap and the link that turns it off', () => {
    const site = { publicUrl: () => 'https://gatepost.example' }
    const kinds = services.flatMap(({ mails = [] }) => mails)
    const texts = new Map(
      kinds
        .filter(({ kind }) => kind === 'account-notices')
        .flatMap(kind => kind.samples(site).map(({ name, letter }) => [name, letter.text] as const)),
    )
    expect(texts.get('No lookups left')).toContain(renews)
    const withCap = [...texts.values()].filter(text => text.includes('Cap: '))
    expect(withCap.length).toBeGreaterThan(1)
    for (const text of withCap) {
      expect(text).toContain(earlyPurchaseCap({ max_times: 3, monthly_limit: 120_000 }))
      expect(text).toContain('Visa ending in 4242')
      expect(text).toContain('/turn-off-early-purchase#token=')
    }
  })
})

/** Sentences of the rule that no longer holds, in which a used-up plan renews by itself. */
const OLD_RULE =
  /renews (early|within minutes|now with)|as soon as (its|the) lookups are used up|or until the lookups are used up|Once they are used up, the subscription renews/i

test('no page, email or contract promises what the rule does not', () => {
  const found = sourcesIn()
    .filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => OLD_RULE.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
