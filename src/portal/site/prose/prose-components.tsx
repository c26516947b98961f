import type { MDXComponents } from 'mdx/types'

/** How the elements of a prose file look, by the names that Markdown gives them. */
export const proseComponents: MDXComponents = {
  h2: ({ children, ...rest }) => (
    <h2 {...rest} className="pt-6 text-2xl tracking-[-0.02em]">
      {children}
    </h2>
  ),
  h3: ({ children, ...rest }) => (
    <h3 {...rest} className="pt-4 text-lg">
      {children}
    </h3>
  ),
  p: props => <p {...props} className="text-muted" />,
  ul: props => <ul {...props} className="flex list-disc flex-col gap-1.5 pl-5 text-muted" />,
  ol: props => <ol {...props} className="flex list-decimal flex-col gap-1.5 pl-5 text-muted" />,
  code: props => <code {...props} className="font-mono text-[0.92em] text-ink" />,
  table: props => (
    <div className="overflow-x-auto">
      <table {...props} className="w-full border-t border-line text-left text-[0.9375rem]" />
    </div>
  ),
  th: props => <th {...props} className="border-b border-line py-2.5 pr-6 font-medium" />,
  td: props => <td {...props} className="border-b border-line py-2.5 pr-6 align-top text-muted" />,
}
