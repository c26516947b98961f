import { suggestUsAddresses } from '#generated/gateway/operations.ts'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { payingLicense, useOwnKey } from '../own-key/own-key.ts'
import { useOrigin } from '../use-origin.ts'
import { KEY_PLACEHOLDER } from './fence.tsx'

/** A first lookup from a web page, with the reader's own embedded key and license once they are known. */
export function PageSnippet() {
  const own = useOwnKey()
  const license = payingLicense(own, suggestUsAddresses.path)
  return (
    <CodeBlock
      title={own ? `From a page, with your embedded key “${own.label}”` : 'From a page'}
      code={embeddedSnippet(useOrigin(), own?.keyId ?? KEY_PLACEHOLDER, license)}
    />
  )
}
