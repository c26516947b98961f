import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { BODY_LIMIT } from '../../../src/backend/kernel/contract/contract.ts'
import type { OpenApiDocument } from '../../generate/bundle.ts'
import { sentencesOf, timeSpan } from '../../generate/sentences.ts'
import type { ReviewedOperation } from '../data.ts'
import { type Content, type Html, html, inline, prose } from '../html.ts'
import { impactBadge, layout, methodBadge, type Site } from '../layout.ts'
import { boundsOf, exampleList, fieldTable, table } from '../schema.ts'

/** All of one operation: what callers send and receive, who calls it, what tests it, and how it changed. */
export function operationPage(operation: ReviewedOperation, site: Site): string {
  const { id, service, document, method, path, located } = operation
  const { summary, description } = located.object
  const tag = located.object.tags?.[0] ?? ''
  const sections: [id: string, title: string, body: Content][] = [
    ['request', 'Request', request(operation)],
    ['responses', 'Responses', responses(operation)],
    ['errors', 'Errors', errors(operation, site)],
    ['limits', 'Limits', limits(operation)],
    ['screens', 'Screens', screens(operation, site)],
    ['tests', 'Tests', tests(operation)],
    ['history', 'History', history(operation)],
  ]
  return layout(
    {
      title: id,
      root: '../',
      crumbs: [
        { label: 'Services', href: '../index.html' },
        { label: document.info.title, href: `../${service}.html` },
      ],
      body: html`<h1>${id}</h1>
<p class="lead">${summary}</p>
<p class="call">${methodBadge(method)} <code>/api/${service}${path}</code></p>
${prose(description)}
<dl class="facts">${facts(operation).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p><a href="${site.product}/dev/contracts/try#/${encodeURIComponent(tag)}/${id}">Try it on a running server</a></p>
<nav class="contents" aria-label="On this page"><ul>${sections.map(([anchor, title]) => html`<li><a href="#${anchor}">${title}</a></li>`)}</ul></nav>
${sections.map(([anchor, title, body]) => html`<section aria-labelledby="${anchor}"><h2 id="${anchor}">${title}</h2>\n${body}</section>\n`)}`,
    },
    site,
  )
}

function facts({ auth, roles, section, inferred, deprecated, built, located }: ReviewedOperation) {
  const { 'x-deprecated-message': instead, 'x-acting': acting, 'x-alias-of': alias } = located.object
  const all: [name: string, value: Content][] = [
    ['Callers', html`${callersText(auth, roles)}`],
    ['Specification', section ?? (inferred ? 'Not in it: we added this operation' : '')],
    ['Server', built ? 'Built' : 'Not built yet: returns 501'],
    ['Deprecated', deprecated && (typeof instead === 'string' ? instead : 'Yes')],
    ['Staff who act as a person', typeof acting === 'string' && ACTING[acting]],
    ['Same as', typeof alias === 'string' && alias],
  ]
  return all.filter(([, value]) => value)
}

const ACTING: Readonly<Record<string, string>> = {
  read: 'May call it',
  raised: 'May call it with raised access',
  never: 'May not call it',
}

export function callersText(auth: ReviewedOperation['auth'], roles: ReviewedOperation['roles']): string {
  if (auth === 'none') return 'Anyone'
  if (auth === 'session') return 'A person with a session cookie'
  if (auth === 'key') return 'A program with an API key'
  if (auth === 'provisioning') return 'A program with a provisioning token'
  return roles.map(set => set.join(' and ')).join(', or ') || 'Any person who is logged in'
}

function request({ located: { parameters, body, id }, document }: ReviewedOperation): Html {
  const rows = parameters.map(({ node }) => {
    const { name, in: place, required, schema = {} } = node
    const own = resolved(document, schema)
    const { description } = node as { description?: string }
    return [
      html`<code>${name}</code>${required ? '' : html` <span class="quiet">optional</span>`}`,
      place,
      html`${[own.type ?? ''].flat().join(' or ')}${boundsOf(own).length > 0 && html`<br><span class="quiet">${boundsOf(own).join(', ')}</span>`}`,
      inline((description ?? String(own.description ?? '')).trim()),
    ]
  })
  if (!rows.length && !body) return html`<p>It takes no parameters and no body.</p>`
  return html`${rows.length > 0 && html`<h3>Parameters</h3>${table('Parameters', ['Parameter', 'In', 'Type and bounds', 'Meaning'], rows)}`}
${
  body &&
  Object.entries(body.node.content).map(
    ([
      type,
      { schema, examples },
    ]) => html`<h3>Body <code>${type}</code>${body.node.required ? '' : ' (optional)'}</h3>
${schema && fieldTable(document, schema, `Body of ${id}`)}${exampleList('Request', examples)}`,
  )
}`
}

function resolved(document: OpenApiDocument, schema: Record<string, unknown>): Record<string, unknown> {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : ''
  return { ...document.components?.schemas?.[name], ...schema }
}

/** Responses of success with their properties; those of errors have the same body, so only their examples. */
function responses({ located, document }: ReviewedOperation): Html {
  return html`${located.responses.map(({ key, node }) => {
    const isError = Number(key) >= 400
    const contents = Object.entries(node.content ?? {})
    const body = contents.map(
      ([
        type,
        { schema, examples },
      ]) => html`${!isError && schema && html`<p class="quiet"><code>${type}</code></p>${fieldTable(document, schema, `Response ${key}`)}`}
${exampleList(`Response ${key}`, examples)}`,
    )
    const headers = Object.keys(node.headers ?? {})
    const title = html`<strong>${key}</strong> ${inline(node.description.trim())}`
    const content = html`${headers.length > 0 && html`<p>Headers: ${headers.map((name, at) => html`${at ? ', ' : ''}<code>${name}</code>`)}</p>`}
${contents.length ? body : html`<p>It has no body.</p>`}`
    return isError
      ? html`<details class="response"><summary>${title}</summary>${content}</details>`
      : html`<div class="response"><h3>${title}</h3>${content}</div>`
  })}`
}

function errors({ errors: list }: ReviewedOperation, site: Site): Html {
  if (!list.length) return html`<p>It has no errors of its own.</p>`
  return table(
    'Errors',
    ['Status', 'Error', 'What a person reads', 'What the help says'],
    list.map(({ status, name, id, message, fields, help }) => [
      status,
      html`<code>${name}</code>${id !== null && html` <span class="quiet">number ${id}</span>`}`,
      html`${message}${fields.length > 0 && html`<br><span class="quiet">next to ${fields.join(', ')}</span>`}`,
      help &&
        html`<a href="${site.product}/docs/errors/${name}">${help.title}</a><br><span class="quiet">${inline(`${help.meaning} ${help.fix}`)}</span>`,
    ]),
  )
}

function limits({ document, located: { method, object, parameters, body } }: ReviewedOperation): Html {
  const most = object['x-limit'] as { max: number; error: string } | undefined
  const { 'x-body-limit': bytes, 'x-recent-login': login } = object
  const size = parameters.find(({ node }) => node.name === 'page_size' || node.name === 'limit')
  const lines: Content[] = [
    ...sentencesOf(method, object),
    body &&
      `Body: at most ${typeof bytes === 'number' ? `${exactAmount(bytes)} bytes` : `${BODY_LIMIT / 1024} KiB`}.`,
    most && html`Capacity: at most ${exactAmount(most.max)}, then <code>${most.error}</code>.`,
    size && `Pages: ${boundsOf(resolved(document, size.node.schema ?? {})).join(', ')}.`,
    typeof login === 'number' && `Login: not older than ${timeSpan(login)}.`,
  ]
  const own = lines.filter(Boolean)
  if (!own.length) return html`<p>It has no limits of its own.</p>`
  return html`<ul>${own.map(line => html`<li>${line}</li>`)}</ul>`
}

function screens({ screens: paths, noScreen }: ReviewedOperation, site: Site): Html {
  if (!paths.length) return html`<p>${noScreen ?? 'No page calls it.'}</p>`
  return html`<ul class="screens">${paths.map(path => {
    // A path with a parameter, or of a layout, has no address of its own.
    const isPage = path.startsWith('/') && !/[$*]/.test(path)
    const picture = site.pictures.get(path)
    return html`<li>${isPage ? html`<a href="${site.product}${path}">${path}</a>` : path}${picture && html`<img src="../pictures/${picture}" alt="The page ${path}" loading="lazy">`}</li>`
  })}</ul>`
}

function tests({ cases, tests: files }: ReviewedOperation): Html {
  return html`<p>${countOf(cases.length, 'contract case')}${files.length > 0 && html`, and tests in ${files.map((file, at) => html`${at ? ', ' : ''}<code>${file}</code>`)}`}. Limits, roles, and malformed requests are tested automatically.</p>
${
  cases.length > 0 &&
  html`<details><summary>Contract cases by name</summary>${table(
    'Contract cases',
    ['Status', 'Case', 'Example', 'Runs against'],
    cases.map(({ status, title, example, sides }) => [
      status,
      title,
      example && html`<code>${example}</code>`,
      sides,
    ]),
  )}</details>`
}`
}

function history({ history: changes, service }: ReviewedOperation): Html {
  if (!changes.length) return html`<p>It has not changed since the changelog began.</p>`
  return html`<ol class="changes">${changes.map(
    ({ impact, text, version, date }) =>
      html`<li>${impactBadge(impact)} <a href="../diff.html#${service}/${version}">${service} ${version}</a>, <time datetime="${date}">${date}</time><br>${inline(text)}</li>`,
  )}</ol>`
}
