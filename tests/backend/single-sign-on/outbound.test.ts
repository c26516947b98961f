import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { checkOidcIssuer } from '#generated/authorization/operations/checkOidcIssuer.ts'
import { checkSamlMetadata } from '#generated/authorization/operations/checkSamlMetadata.ts'
import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { createSamlProvider } from '#generated/authorization/operations/createSamlProvider.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { makeOrganization } from '../../support/organization.ts'
import { listenSecurely } from '../../support/servers/loopback-tls.ts'
import { ELSEWHERE, LOOPBACK } from '../../support/servers/private-hosts.ts'
import { send } from '../client.ts'

/** URLs that an owner enters for us to call. The guard of `kernel/http/outbound.ts` protects all of them. */
let backend: Backend
let owner: Person
let port: number
let connections = 0
beforeAll(async () => {
  // It would respond to every request that reaches it.
  const { server } = await listenSecurely((_request, response) => response.end('{}'))
  server.on('connection', () => {
    connections += 1
  })
  port = (server.address() as AddressInfo).port
  backend = await sharedBackend()
  owner = await backend.person()
  await makeOrganization(backend, owner)
})

test.each([...LOOPBACK, ...ELSEWHERE, 'localhost', 'localhost.', 'owner:secret@localhost'])(
  '%s is asked neither for metadata nor as an issuer',
  async host => {
    const url = `https://${host}:${port}`
    const saml = await send(backend, createSamlProvider, {
      caller: owner,
      body: {
        name: 'Northwind',
        metadata_url: `${url}/metadata.xml`,
        name_id_format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        binding: 'HTTP-Redirect',
      },
    })
    expect(saml).toMatchObject({ status: 400, errors: [{ fields: ['metadata_url'] }] })
    const oidc = await send(backend, createOidcProvider, {
      caller: owner,
      body: {
        name: 'Northwind',
        issuer: url,
        client_id: 'gatepost',
        client_secret: 'kV3xQ9tLr7Wm2ZpBn5Yc8HsD',
        scopes: 'openid',
        is_id_token_mapping: false,
      },
    })
    expect(oidc).toMatchObject({ status: 400, errors: [{ fields: ['issuer'] }] })
    const metadata = await send(backend, checkSamlMetadata, {
      caller: owner,
      body: { metadata_url: `${url}/metadata.xml` },
    })
    expect(metadata).toMatchObject({ status: 400, errors: [{ fields: ['metadata_url'] }] })
    const issuer = await send(backend, checkOidcIssuer, { caller: owner, body: { issuer: url } })
    expect(issuer).toMatchObject({ status: 400, errors: [{ fields: ['issuer'] }] })
    // A rejection reveals nothing about what is behind an address.
    const form = ['invalid-format', 'metadata-unreachable', 'issuer-unreachable']
    expect(form).toEqual(
      expect.arrayContaining(
        [saml, oidc, metadata, issuer].flatMap(({ errors }) => errors).map(({ name }) => name),
      ),
    )
    expect(connections).toBe(0)
  },
)
