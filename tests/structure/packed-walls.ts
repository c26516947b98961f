import { between, type Wall } from './walls.ts'

/** What is packed for other projects. */
export const packedWalls: readonly Wall[] = [
  {
    name: 'the widget, which runs on pages of others, knows of ours only the contract of the gateway',
    violations: between(
      'src/widget/',
      /^(src\/(?!widget\/)|scripts\/|generated\/(?!gateway\/)|@tanstack\/|zod)/,
    ),
    broken: { 'src/widget/a.ts': "import { cx } from '#portal/ui/classes.ts'" },
  },
  {
    name: 'the command line knows of ours only the contracts, and what client packages are made of',
    violations: between(
      'src/cli/',
      /^(src\/(?!cli\/|domain\/)|scripts\/(?!clients\/package\/)|react|@tanstack\/|zod)/,
    ),
    broken: { 'src/cli/a.ts': "import { problem } from '#kernel/http/problem.ts'" },
  },
]
