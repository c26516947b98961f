import { expect, test } from 'vitest'
import { shortenHeadScripts } from './inline-scripts.ts'

test('inline scripts of the head are minified, and nothing else changes', () => {
  const rest =
    '<script type="application/ld+json">{ "a": 1 }</script></head><body><script>let  b</script></body>'
  const html = `<head><script>(function markEarly(key) {\n  localStorage.getItem(key)\n})('k')</script>${rest}`
  expect(shortenHeadScripts(html)).toBe(
    `<head><script>(function(e){localStorage.getItem(e)})(\`k\`);</script>${rest}`,
  )
})

test('a script that does not parse fails the build', () => {
  expect(() => shortenHeadScripts('<head><script>if (</script></head>')).toThrow('does not parse')
})
