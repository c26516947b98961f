import type { ReactNode } from 'react'

/** A page of several cards, each with a fragment in the address. */
export function PageSections({ sections }: { sections: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className="flex flex-col gap-6">
      {Object.entries(sections).map(([id, content]) => (
        <div key={id} id={id} className="scroll-mt-30">
          {content}
        </div>
      ))}
    </div>
  )
}
