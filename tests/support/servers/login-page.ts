import type { IncomingMessage, ServerResponse } from 'node:http'

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Identity provider</title>'

/** The page of a provider that asks who someone is; the form comes back to `action`. */
export function sendLoginPage(response: ServerResponse, action: string): void {
  sendHtml(
    response,
    `<form method="post" action="${action}"><label>Email <input name="email"></label>
<button>Log in</button></form>`,
  )
}

/** A page that posts these fields, as a provider does with the POST binding. */
export function sendPostingPage(
  response: ServerResponse,
  action: string,
  fields: Record<string, string>,
): void {
  const inputs = Object.entries(fields).map(([name, value]) => {
    const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return `<input type="hidden" name="${name}" value="${escaped}">`
  })
  sendHtml(
    response,
    `<form method="post" action="${action}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`,
  )
}

function sendHtml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(HEAD + body)
}

export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}
