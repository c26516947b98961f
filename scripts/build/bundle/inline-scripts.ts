import { minifySync } from 'vite'

/** Minifies the inline scripts in the head of a page. They are portal functions, sent as text. */
export function shortenHeadScripts(html: string): string {
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, source: string) => `<script>${minify(source)}</script>`)
  return head + html.slice(end)
}

function minify(source: string): string {
  const { code, errors } = minifySync('head.js', source)
  if (errors.length) throw new Error(`an inline script does not parse: ${errors[0]?.message}`)
  return code.trim()
}
