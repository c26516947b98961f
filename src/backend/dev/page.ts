import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'

const FOLDER = fileURLToPath(new URL('./files/', import.meta.url))
const FILES = '/dev/files'

/** Which of the pages below /dev a server has. */
export type DevEnvironment = Pick<Config, 'APP_ENV'>

const PLACES = [
  ['/dev/mailbox', 'Mailbox'],
  ['/dev/scenarios', 'Scenarios'],
  ['/dev/drift', 'Drift'],
  ['/dev/contracts', 'Contracts'],
] as const

interface DevPage {
  title: string
  /** Its place in the navigation. */
  place: (typeof PLACES)[number][0]
  /** Name of its style sheet in `files/`, which comes after `base.css`. */
  styles: string
  /** Name of its script there. */
  script?: string
  body: string
}

/** Whether failures can be played, and `/dev/scenarios` is there. */
export const hasScenarios = ({ APP_ENV }: DevEnvironment): boolean =>
  APP_ENV === 'development' || APP_ENV === 'test'

/** A whole page below /dev. `body` is HTML with a `main`. */
export function devPage(
  environment: DevEnvironment,
  { title, place, styles, script, body }: DevPage,
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · Gatepost development</title>
<link rel="icon" href="data:,">${styleLinks(styles)}${script ? `<script defer src="${FILES}/${script}"></script>` : ''}</head>
<body><header><div class="bar">${devNavigation(environment, place)}<a class="tab end" href="/account">Open the portal</a></div></header>
${body}</body></html>`
}

/** The links to the style sheets of a page. */
export const styleLinks = (name: string): string =>
  ['base.css', name].map(file => `<link rel="stylesheet" href="${FILES}/${file}">`).join('')

/** The links to all pages below /dev that this server has. */
export function devNavigation(environment: DevEnvironment, place: string): string {
  const links = PLACES.filter(([path]) => path !== '/dev/scenarios' || hasScenarios(environment)).map(
    ([path, name]) =>
      `<li><a class="tab" href="${path}"${path === place ? ' aria-current="page"' : ''}>${name}</a></li>`,
  )
  return `<nav aria-label="Development"><ul>${links.join('')}</ul></nav>`
}

/** Serves the styles and scripts of the pages below /dev. */
export async function registerDevFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: `${FILES}/`,
    index: false,
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })
}
