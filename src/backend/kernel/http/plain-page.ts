import type { FastifyReply } from 'fastify'
import { escapeHtml } from './escape-html.ts'

/** A page of one sentence, for requests without another page. It loads nothing. */
export function sendPlainPage(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(sentence)}</title></head>
<body><main><h1>${escapeHtml(sentence)}</h1><p><a href="/">Gatepost</a></p></main></body></html>
`)
}
