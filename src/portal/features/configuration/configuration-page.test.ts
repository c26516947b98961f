import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ConfigurationChange, ConfigurationPlan } from '#generated/configuration/types.ts'
import { ConfigurationPage } from './configuration-page.tsx'
import { PlanCard } from './plan-card.tsx'

const limits: ConfigurationChange = {
  section: 'limits',
  kind: 'change',
  item: null,
  summary: 'Set the limits of the account to 5,000 lookups a day',
  further: [],
  fields: [{ field: 'lookups_per_day', old_value: '10000', new_value: '5000' }],
  undo: 'full',
  undo_note: null,
  follow_up: null,
  requires_recent_login: false,
  missing_role: null,
  line: 3,
}
const deletion: ConfigurationChange = {
  ...limits,
  section: 'team',
  kind: 'delete',
  item: 'lee@northwind.example',
  summary: 'Removed lee@northwind.example from the account',
  fields: [{ field: 'roles', old_value: '[ api-key-viewer ]', new_value: null }],
  undo: 'none',
  undo_note: 'The person needs a new invitation.',
  missing_role: 'account-owner',
  line: null,
}
const plan: ConfigurationPlan = {
  plan_id: '0193f1e8-2c4d-7e6f-8a90-b1c2d3e4f506',
  state: 'planned',
  created: '2026-11-02T10:00:00Z',
  expires_at: '2026-11-02T11:00:00Z',
  applied: null,
  undone: null,
  changes: [limits, deletion],
  problems: [],
}

/** The text of a page or a part of one, without its tags. */
function textOf(element: ReactNode): string {
  const provider = { client: new QueryClient(), children: element }
  const html = renderToStaticMarkup(createElement(QueryClientProvider, provider))
  return html.replaceAll(/<[^<>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
const cardOf = (of: Partial<ConfigurationPlan>) =>
  textOf(createElement(PlanCard, { plan: { ...plan, ...of } }))

test('the page has the file, and takes one', () => {
  const text = textOf(createElement(ConfigurationPage))
  expect(text).toContain('Download gatepost.yaml')
  expect(text).toContain('Show changes')
})

test('a change shows its values before and after, and what can’t be undone', () => {
  const text = cardOf({})
  expect(text).toContain('2 changes. All of them are made, or none.')
  expect(text).toContain('lookups_per_day before: 10000 → after: 5000')
  expect(text).toContain('Removed lee@northwind.example from the account Can’t be undone Needs Owner')
  expect(text).toContain('The person needs a new invitation.')
})

test('a change shows that it needs a recent login, and what is left to do', () => {
  const followUp = 'Verify northwind.example on the page Single sign-on.'
  const change = { ...limits, requires_recent_login: true, follow_up: followUp }
  const text = cardOf({ changes: [change] })
  expect(text).toContain('Needs a recent login')
  expect(text).toContain(followUp)
  expect(cardOf({ changes: [limits] })).not.toContain('Needs a recent login')
})

test('problems show their lines, and nothing can be applied', () => {
  const message = 'This field is unknown.'
  const problem = { line: 3, column: 3, path: 'limits/x', name: 'unknown-field', message }
  const text = cardOf({ problems: [problem] })
  expect(text).toContain('Line 3: limits/x This field is unknown.')
  expect(text).not.toContain('Apply')
})

test('a file that changes nothing says so', () => {
  expect(cardOf({ changes: [] })).toContain('There is nothing to change.')
})

test('a plan of someone else shows whether it was applied or undone, and can’t be applied again', () => {
  const changes = [limits]
  const planned = cardOf({ changes })
  expect(planned).toContain('Apply 1 change')
  const applied = cardOf({ changes, state: 'applied' })
  expect(applied).toContain('1 change applied')
  expect(applied).toContain('Undo')
  // It has no file of the caller's that could be brought up to date.
  expect(applied).not.toMatch(/Apply 1 change |Download your file/)
  const undone = cardOf({ changes, state: 'undone' })
  expect(undone).toContain('Undone')
  expect(undone).not.toMatch(/Apply|Undo /)
})
