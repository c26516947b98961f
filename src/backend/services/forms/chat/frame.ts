import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { operations } from '#generated/forms/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import type { PageOrigins } from '#kernel/http/headers.ts'
import { hostNameOf } from '#kernel/http/origin.ts'
import { type Chat, configuredChat } from './vendors.ts'

const FRAME = '/chat-frame'

/** Handler of `openapi/forms/chat.yaml`. */
export const chatHandlers = {
  async getChat({ kernel }) {
    const chat = configuredChat(kernel.config)
    return {
      status: 200,
      body: {
        vendor: chat?.settings.vendor ?? 'none',
        vendor_name: chat?.name ?? null,
        frame_url: chat ? `${chat.origin}${FRAME}` : null,
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'getChat'>

/** Our pages may show the frame, and load nothing of the vendor themselves. */
export function chatOrigins({ config }: Kernel): PageOrigins {
  const chat = configuredChat(config)
  return { frames: chat ? [chat.origin] : [] }
}

const FILES: Readonly<Record<string, string>> = {
  'chat.js': 'text/javascript',
  'vendors.js': 'text/javascript',
  'chat.css': 'text/css',
}

/**
 * Serves the frame that a vendor's chat runs in, on its own origin and only there. That origin has nothing else: no
 * page, no service, no cookie. So the vendor's script reads neither our pages nor the session, and sends nothing in
 * the visitor's name.
 */
export function registerChatFrame(app: FastifyInstance, kernel: Kernel): void {
  const chat = configuredChat(kernel.config)
  if (!chat) return
  const host = hostNameOf(new URL(chat.origin).host)
  const isFrame = (url: string) => url === FRAME || url.startsWith(`${FRAME}/`) || url.startsWith(`${FRAME}?`)
  app.addHook('onRequest', async (request, reply) => {
    if ((hostNameOf(request.host) === host) !== isFrame(request.url))
      return reply.code(404).type('text/plain').send('Not found')
  })
  app.get(FRAME, async (_request, reply) => {
    const parentOrigin = kernel.publicUrl()
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-store',
      'content-security-policy': policyOf(chat, parentOrigin),
      // Vendors check on which site they run.
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    return frameOf(chat, parentOrigin)
  })
  for (const [name, type] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`frame/${name}`, import.meta.url), 'utf8')
    app.get(`${FRAME}/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    )
  }
}

/** The vendors write styles into the page that they run in, which only this one allows. */
function policyOf({ hosts }: Chat, parentOrigin: string): string {
  const vendor = hosts.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${vendor}`,
    `style-src 'self' 'unsafe-inline' ${vendor}`,
    `connect-src ${vendor}`,
    `frame-src ${vendor}`,
    `img-src data: blob: ${vendor}`,
    `font-src data: ${vendor}`,
    `media-src ${vendor}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; ')
}

function frameOf({ settings }: Chat, parentOrigin: string): string {
  return `<!doctype html>
<html lang="${settings.language.replace('_', '-')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<link rel="stylesheet" href="${FRAME}/chat.css">
<script type="module" src="${FRAME}/chat.js"></script>
</head>
<body data-parent="${escapeHtml(parentOrigin)}" data-settings="${escapeHtml(JSON.stringify(settings))}">
<div id="chat"></div>
</body>
</html>
`
}
