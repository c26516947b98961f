import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Resources',
  description: 'Documentation, articles, plugins, and news about address data and the Gatepost API.',
  heading: 'Resources',
  lead: 'Documentation for the API, articles about addresses, and plugins for the tools you use.',
  area: 'resources',
  actions: [
    { label: 'Read the docs', to: '/docs' },
    { label: 'Look up an error', to: '/docs/errors' },
  ],
  groups: {
    Learn: 'API documentation and error reference.',
    Read: 'Articles about addresses, and product news.',
    Plugins: 'Use lookups in spreadsheets and maps.',
  },
}
