import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { test as base, expect, ofWorker } from '../support/test.ts'

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

interface Shop {
  /** Serves a page of another origin, and returns its address. */
  serve(page: ShopPage): string
}

interface ShopPage {
  body: string
  css?: string
  html?: string
  /** A script of the shop's own, which runs after the page. */
  script?: string
}

/** A site of a customer: another origin, which allows only its own scripts and ours, and only its own style sheet. */
async function startShop(): Promise<{ value: Shop; end: () => Promise<void> }> {
  const pages: Record<'html' | 'css' | 'js', string>[] = []
  const server = createServer((request, response) => {
    const [, number = '', extension = 'html'] = /^\/(\d+)(?:\.(css|js))?$/.exec(request.url ?? '') ?? []
    const page = pages[Number(number)]
    const kind = extension as 'html' | 'css' | 'js'
    const origin = `http://localhost:${process.env.E2E_PORT}`
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${origin}; connect-src ${origin}; style-src 'self'; base-uri 'none'; form-action 'none'`,
    )
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('content-type', `${TYPES[kind]}; charset=utf-8`)
    response.statusCode = page ? 200 : 404
    response.end(page?.[kind] ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    value: {
      serve({ body, css = '', html = 'lang="en"', script = '' }) {
        const number = pages.length
        const ownScript = script && `<script src="/${number}.js" defer></script>`
        const head = `<meta name="viewport" content="width=device-width"><title>Shop</title><link rel="stylesheet" href="/${number}.css">${ownScript}`
        pages.push({
          css,
          js: script,
          html: `<!doctype html><html ${html}><head>${head}</head><body><main><h1>Checkout</h1>${body}</main></body></html>`,
        })
        return `http://localhost:${port}/${number}`
      },
    },
    end: () => new Promise(resolve => void server.close(() => resolve())),
  }
}

export const test = base.extend<
  {
    /** An embedded key that works on the shop's pages. */
    apiKey: string
    /** The texts that were looked up. */
    lookups: string[]
    open: (page: ShopPage) => Promise<void>
    /** The element of the script, for fields with a prefix, such as `b-street`. */
    widget: (prefix?: string, attributes?: string) => string
  },
  { shop: Shop }
>({
  shop: [...ofWorker(startShop)] as never,
  apiKey: async ({ makePerson }, use) => {
    const { keys } = await makePerson({
      subscriptions: [
        { planId: 3310, startedDaysAgo: 20 },
        { planId: 3823, startedDaysAgo: 30 },
      ],
      keysWithPast: [{ kind: 'embedded', label: 'Shop', hostnames: ['localhost'] }],
    })
    await use(keys[0]?.keyId ?? '')
  },
  lookups: async ({ page }, use) => {
    const lookups: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith(suggestUsAddresses.path) || pathname.endsWith('/international-autocomplete'))
        lookups.push(searchParams.get('search') ?? '')
    })
    await use(lookups)
  },
  widget: async ({ apiKey }, use) => {
    await use((prefix = '', attributes = '') => {
      const names = ['suite', 'city', 'state', 'zip', 'country'].map(name => `${name}="${prefix}${name}"`)
      return `<gatepost-autocomplete for="${prefix}street" api-key="${apiKey}" ${names.join(' ')} ${attributes}></gatepost-autocomplete>`
    })
  },
  open: async ({ page, shop, request }, use) => {
    const snippet = await snippetOf(request)
    await use(async ({ body, ...rest }) => {
      await page.goto(shop.serve({ ...rest, body: body.includes('<script') ? body : `${snippet}${body}` }))
      await page.waitForFunction(() => customElements.get('gatepost-autocomplete') !== undefined)
    })
  },
})

/** The tag of the script as the documentation shows it, for the server of this test. */
async function snippetOf(request: {
  get(path: string): Promise<{ text(): Promise<string> }>
}): Promise<string> {
  const docs = await (await request.get('/docs/autocomplete-widget')).text()
  const [, file = ''] = /(\/widget\/v1-[0-9a-f]+\.js)/.exec(docs) ?? []
  const [, integrity = ''] = /(sha384-[A-Za-z0-9+/=]{64})/.exec(docs) ?? []
  expect([file, integrity]).not.toContain('')
  return `<script src="http://localhost:${process.env.E2E_PORT}${file}" integrity="${integrity}" crossorigin="anonymous" defer></script>`
}

/** A form as a shop has it, with a country to choose. */
export const form = (prefix = '') => `
<form id="${prefix}form" aria-label="Address ${prefix}">
  <p><label>Name <input name="name" autocomplete="name"></label></p>
  <p><label for="${prefix}street">Street</label> <input id="${prefix}street" name="street" autocomplete="address-line1"></p>
  <p><label>Suite <input name="${prefix}suite"></label></p>
  <p><label>City <input name="${prefix}city" autocomplete="address-level2"></label></p>
  <p><label>State <select name="${prefix}state"><option value=""></option><option value="1">CO</option><option>UT</option></select></label></p>
  <p><label>ZIP <input name="${prefix}zip"></label></p>
  <p><label>Country <select name="${prefix}country"><option value=""></option><option>United States</option><option>Germany</option></select></label></p>
  <p><button>Continue</button></p>
</form>`

/** What the form would send. */
export const valuesOf = (page: Page, prefix = ''): Promise<Record<string, unknown>> =>
  page.evaluate(
    id => Object.fromEntries(new FormData(document.getElementById(id) as HTMLFormElement)),
    `${prefix}form`,
  )

export { expect }
