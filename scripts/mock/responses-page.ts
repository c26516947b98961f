import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { type LocatedOperation, locateOperations, members } from '../contract/document.ts'
import { findServices, GENERATED } from '../generate/services.ts'
import { type Preference, type Preferences, readPreferences, writePreferences } from './preferences.ts'
import { writeSteps } from './steps.ts'

/** Milliseconds that a page is held in its loading state. */
const DELAY = 5_000

/**
 * `/dev/answers`: every operation with its examples, to choose what the mock answers to this browser. This
 * shows a page in each of its states.
 */
export function registerResponsesPage(app: FastifyInstance): void {
  app.get('/dev/answers', async (request, reply) => {
    const { operation, code, example, delay, clear } = request.query as Record<string, string | undefined>
    const preferences = readPreferences(request.headers.cookie)
    if (clear !== undefined) return reply.header('set-cookie', writePreferences({})).redirect('/dev/answers')
    if (operation !== undefined) {
      const { [operation]: _, ...others } = preferences
      const preference: Preference = {
        ...(code && { code: Number(code) }),
        ...(example && { example }),
        ...(delay && { delay: Number(delay) }),
      }
      const chosen = Object.keys(preference).length ? { ...others, [operation]: preference } : others
      return reply.header('set-cookie', writePreferences(chosen)).redirect(`/dev/answers#${operation}`)
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(preferences))
  })

  app.get('/dev/answers/steps.json', async (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="steps.json"')
      .header('cache-control', 'no-store')
      .send(writeSteps(readPreferences(request.headers.cookie))),
  )
}

function page(preferences: Preferences): string {
  const chosen = Object.keys(preferences)
  const state = chosen.length
    ? `<p>Chosen for ${chosen.map(id => `<a href="#${escapeHtml(id)}">${escapeHtml(id)}</a>`).join(', ')}.
<a href="/dev/answers/steps.json">Download as steps</a> <a href="/dev/answers?clear">Forget all</a></p>`
    : '<p>Nothing is chosen: every operation answers the first example of its success.</p>'
  const services = findServices().map(service => {
    const document = JSON.parse(readFileSync(join(GENERATED, service, 'openapi.json'), 'utf8'))
    const operations = locateOperations(document).map(operation =>
      operationSection(operation, exampleLinks(document, operation, preferences[operation.id]), preferences),
    )
    return `<h2>${escapeHtml(service)}</h2>${operations.join('\n')}`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What the mock answers</title><style>
:root { color-scheme: light dark }
body { font: 14px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 } section { padding: .5rem 0; border-top: 1px solid #8884 }
h3 { font-size: 1em; margin: 0 } ul { margin: .25rem 0; padding-left: 1.25rem } [aria-current] { font-weight: 700 }
</style></head><body><h1>What the mock answers to this browser</h1>
${state}${services.join('\n')}</body></html>`
}

function operationSection(
  { id, object }: LocatedOperation,
  links: string[],
  preferences: Preferences,
): string {
  const reset = preferences[id] ? ` <a href="/dev/answers?operation=${id}">as usual</a>` : ''
  return `<section id="${id}"><h3>${id}${reset}</h3>${escapeHtml(object.summary)}<ul>${links.join('')}</ul></section>`
}

function exampleLinks(
  document: Parameters<typeof members>[0],
  { id, responses }: LocatedOperation,
  preference: Preference | undefined,
): string[] {
  const choices = responses.flatMap(({ key, node }) => {
    const examples = Object.values(node.content ?? {}).flatMap(({ examples }) =>
      members<{ summary?: string }>(document, '', examples),
    )
    if (!examples.length) return [{ code: key, example: '', text: `${key} without a body` }]
    return examples.map(({ key: example, node: { summary = '' } }) => ({
      code: key,
      example,
      text: `${key} ${example}: ${summary}`,
    }))
  })
  const links = choices.map(({ code, example, text }) => {
    const isChosen = preference?.code === Number(code) && (preference.example ?? '') === example
    const query = new URLSearchParams({ operation: id, code, ...(example && { example }) })
    return link(query, text, isChosen)
  })
  const slow = new URLSearchParams({ operation: id, delay: String(DELAY) })
  return [...links, link(slow, `as usual, ${DELAY / 1000} seconds later`, preference?.delay !== undefined)]
}

function link(query: URLSearchParams, text: string, isChosen: boolean): string {
  const current = isChosen ? ' aria-current="true"' : ''
  return `<li><a href="/dev/answers?${escapeHtml(String(query))}"${current}>${escapeHtml(text)}</a></li>`
}
