import { Link } from '@tanstack/react-router'
import type { MDXComponents } from 'mdx/types'
import type { ComponentProps, ReactNode } from 'react'
import { Answer, Exchange, Request } from '../blocks/exchange.tsx'
import { SampleNote } from '../blocks/sample-note.tsx'
import { CountryFormats, FormatTable } from '../formats/country-formats.tsx'
import { Callout } from './callout.tsx'
import { Fence } from './fence.tsx'
import { PageSnippet } from './page-snippet.tsx'
import { ProseFigure } from './prose-figure.tsx'
import { LicenseTable, OperationTable, RateLimitTable } from './reference-tables.tsx'
import { Snippets } from './snippets.tsx'

const linkClass = 'rounded-xs text-accent underline underline-offset-4 hover:no-underline'

/** How the elements of a prose file look, by the names that Markdown gives them, and what else such a file can use. */
export const proseComponents: MDXComponents = {
  h2: props => <Heading {...props} as="h2" className="mt-8 text-2xl tracking-[-0.02em] first:mt-0" />,
  h3: props => <Heading {...props} as="h3" className="mt-4 text-lg" />,
  p: props => <p {...props} className="text-muted" />,
  a: ProseLink,
  strong: props => <strong {...props} className="font-medium text-ink" />,
  blockquote: props => <blockquote {...props} className="border-l-2 border-accent pl-4 text-lg" />,
  ul: props => <ul {...props} className="flex list-disc flex-col gap-1.5 pl-5 text-muted" />,
  ol: props => <ol {...props} className="flex list-decimal flex-col gap-1.5 pl-5 text-muted" />,
  code: props => <code {...props} className="font-mono text-[0.92em] break-words text-ink" />,
  pre: Fence,
  hr: () => <hr className="border-line" />,
  table: props => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table {...props} className="w-full border-t border-line text-left text-[0.9375rem]" />
    </div>
  ),
  th: props => <th {...props} className="border-b border-line py-2.5 pr-6 align-bottom font-medium" />,
  td: props => <td {...props} className="border-b border-line py-2.5 pr-6 align-top text-muted" />,
  Answer,
  Callout,
  CountryFormats,
  Exchange,
  Figure: ProseFigure,
  FormatTable,
  LicenseTable,
  OperationTable,
  PageSnippet,
  RateLimitTable,
  Request,
  SampleNote,
  Snippets,
}

/** A heading whose own address is a link that shows on hover and on focus. */
function Heading({
  as: Element,
  id,
  children,
  className,
}: {
  as: 'h2' | 'h3'
  id?: string | undefined
  children?: ReactNode
  className: string
}) {
  return (
    <Element id={id} className={`group/heading scroll-mt-24 ${className}`}>
      {children}
      <a
        href={`#${id}`}
        aria-label="Link to this section"
        className="ml-2 rounded-xs text-faint no-underline opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </Element>
  )
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (!href.startsWith('/') || /\.\w+$/.test(href))
    return (
      <a href={href} className={linkClass}>
        {children}
      </a>
    )
  const [to = '', hash] = href.split('#')
  return (
    <Link to={to} {...(hash && { hash })} className={linkClass}>
      {children}
    </Link>
  )
}
