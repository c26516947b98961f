import { useState } from 'react'
import { serverSnippets } from '#portal/content/server-snippets.ts'
import { CodeBlock } from '#portal/ui/code-block.tsx'
import { Tabs } from '#portal/ui/tabs.tsx'

/** The first lookup from a server with a key of the person's own, in the language of their choice. */
export function ServerSnippets({ keyId }: { keyId: string }) {
  const [language, setLanguage] = useState('curl')
  return (
    <Tabs
      label="Language"
      value={language}
      onChange={setLanguage}
      tabs={serverSnippets(location.origin, keyId).map(({ id, label, place, code }) => ({
        id,
        label,
        content: <CodeBlock title={`${place}, with the token in GATEPOST_TOKEN`} code={code} />,
      }))}
    />
  )
}
