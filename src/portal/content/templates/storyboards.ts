import type { PageIdentity } from '../page.ts'

/** Short silent walkthroughs: recordings where there are any, and each task as drawn steps. */
export interface StoryboardsPage extends PageIdentity {
  template: 'storyboards'
  heading: string
  lead: string
  /** Files that the operator records; empty until there are some. */
  recordings: readonly Recording[]
  boards: readonly Storyboard[]
}

export interface Recording {
  title: string
  /** Path of the video on this site. */
  file: string
  /** What happens in it, for those who cannot watch it. */
  transcript: string
}

/** A task in the order of its steps. */
export interface Storyboard {
  title: string
  lead: string
  /** Where the task begins. */
  start: { label: string; to: string }
  steps: readonly { title: string; text: string; scene: readonly SceneRow[] }[]
}

/** A row of a drawn window. */
export type SceneRow =
  | { kind: 'field'; label: string; value: string }
  | { kind: 'button'; label: string }
  | { kind: 'fact'; term: string; value: string }
  | { kind: 'code'; text: string }
