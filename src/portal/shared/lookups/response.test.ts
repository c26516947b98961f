import { expect, test } from 'vitest'
import { curlOf } from './response.tsx'

test('a command that a shell reads as it is meant, whatever was typed', () => {
  expect(
    curlOf('http://localhost:3000', '0193', { street: "5 O'Brien St", city: undefined, zipcode: '$(id)' }),
  ).toBe(`curl --get 'http://localhost:3000/api/gateway/us-street' \\
  --referer 'http://localhost:3000/' \\
  --data-urlencode 'key=0193' \\
  --data-urlencode 'street=5 O'\\''Brien St' \\
  --data-urlencode 'zipcode=$(id)'`)
})
