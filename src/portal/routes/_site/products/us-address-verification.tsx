import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { pageHead } from '#portal/features/site/page-head.ts'
import { VerificationPage } from '#portal/features/site/verification-page.tsx'

const title = 'US address verification'
const description =
  'Check, correct and standardize US addresses: ZIP+4, delivery point, match codes and footnotes from one request.'

export const Route = createFileRoute('/_site/products/us-address-verification')({
  staticData: { page: { prerender: true, budget: 'document' } },
  head: () =>
    pageHead({
      title: `${title} · ${siteName}`,
      description,
      path: '/products/us-address-verification',
      jsonLd: {
        '@type': 'Service',
        name: title,
        description,
        provider: { '@type': 'Organization', name: siteName },
      },
    }),
  component: VerificationPage,
})
