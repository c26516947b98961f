import { useState } from 'react'
import type { FirstLookup } from '#portal/content/first-lookups.ts'
import { serverSnippets } from '#portal/content/server-snippets.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Tabs } from '#portal/ui/data/tabs.tsx'
import { gatewayOrigin } from './gateway-origin.ts'

/** A first lookup from a server with a key of the person's own, in the language of their choice. */
export function ServerSnippets({
  keyId,
  lookup,
  token,
}: {
  keyId: string
  /** Verification in the United States by default. */
  lookup?: Pick<FirstLookup, 'operation' | 'fields'> | undefined
  /** Of a key that was just created: the command for a shell then sets it. */
  token?: string | undefined
}) {
  const [language, setLanguage] = useState('curl')
  const snippets = serverSnippets(gatewayOrigin(), keyId, lookup)
  return (
    <Tabs
      label="Language"
      value={language}
      onChange={setLanguage}
      tabs={snippets.map(({ id, label, place, code }) => {
        const isSet = token !== undefined && id === 'curl'
        return {
          id,
          label,
          content: (
            <CodeBlock
              title={isSet ? `${place}, with your token` : `${place}, with the token in GATEPOST_TOKEN`}
              code={isSet ? `export GATEPOST_TOKEN="${token}"\n${code}` : code}
            />
          ),
        }
      })}
    />
  )
}
