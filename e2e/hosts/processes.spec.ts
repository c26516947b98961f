import { FULL } from '../../scripts/lib/test-scope.ts'
import { test } from './deployment.ts'
import { useAllHosts } from './journey.ts'

test.use({ ownProcesses: ['identity', 'security'] })

test('with two services as processes of their own, a person does the same', { tag: FULL }, async ({
  page,
  context,
  makePerson,
  hosts,
}) => {
  test.slow()
  await useAllHosts({ page, context, makePerson, hosts })
})
