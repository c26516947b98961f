import type { NewsItem } from '../templates/operator.ts'

/** Announcements, the newest first. */
export const news: readonly NewsItem[] = [
  {
    isExample: true,
    name: 'Example: a headline',
    day: '2026-11-22',
    text: 'What happened, for whom it matters, and from when. A sentence or two; the rest is behind a link.',
  },
]
