import type { NewsItem } from '../templates/operator.ts'

/** Announcements, the newest first. */
export const news: readonly NewsItem[] = [
  {
    isExample: true,
    name: 'Example: a headline',
    day: '2026-11-22',
    text: 'What happened, who it affects, and when it starts. One or two sentences, with a link to the details.',
  },
]
