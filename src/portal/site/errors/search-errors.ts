import type { ErrorSection, ErrorSummary } from '#portal/content/errors/collection.ts'

/** Keeps the errors that have every word of a text in their name, number, status, title or message. */
export function searchErrors(sections: readonly ErrorSection[], text: string): ErrorSection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (error: ErrorSummary) => {
    const all = [error.code, ...error.codes, error.status ?? '', error.title, error.message]
      .join(' ')
      .toLowerCase()
    return words.every(word => all.includes(word))
  }
  return sections
    .map(section => ({ ...section, errors: section.errors.filter(isFound) }))
    .filter(({ errors }) => errors.length > 0)
}
