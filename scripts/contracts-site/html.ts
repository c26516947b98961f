/** Text that is HTML already, so that it is not escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

/** What a template takes: texts and numbers are escaped, lists are joined, and nothing is left out. */
export type Content = Html | string | number | false | null | undefined | readonly Content[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, mark => ENTITIES[mark] ?? mark)

function render(content: Content): string {
  if (content === false || content === null || content === undefined) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(render).join('')
  return escapeHtml(String(content))
}

/** A piece of a page. Scripts run on Node as they are, which knows no JSX, so a component is a template. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.map((part, at) => part + render(contents[at])).join(''))
}

/** A line of the contracts or the changelog with its code spans, strong and stressed words, and paragraphs. */
export function prose(text: string): Html {
  return html`${text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => html`<p>${inline(paragraph)}</p>`)}`
}

/** The same within one line. */
export function inline(text: string): Html {
  return new Html(
    escapeHtml(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      // Not in the middle of a word, where both marks may be part of a name or a pattern.
      .replace(/(?<![\w*>])([*_])([a-z][\w ,-]*)\1(?![\w*])/gi, '<em>$2</em>'),
  )
}
