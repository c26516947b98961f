import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Resources',
  description:
    'Documentation, articles, plugins and news: everything to read about addresses and about the service that checks them.',
  heading: 'Read up on addresses',
  lead: 'How to call the service, what its answers mean, and what is worth knowing about addresses before you clean a million of them.',
  area: 'resources',
  actions: [
    { label: 'Start with the docs', to: '/docs' },
    { label: 'Look up an error', to: '/docs/errors' },
  ],
  groups: {
    Learn: 'From the first request to the last error message.',
    Read: 'How addresses work, and what is new here.',
    Plugins: 'Recipes that bring lookups into the tools that hold your lists.',
  },
}
