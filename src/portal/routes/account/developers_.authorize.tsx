import { createFileRoute } from '@tanstack/react-router'
import { AuthorizePage } from '#portal/features/api-tokens/authorize-page.tsx'

export const Route = createFileRoute('/account/developers_/authorize')({
  staticData: {
    page: {
      title: 'Allow a program',
      needs: [],
      samples: {
        person: {},
        at: [
          '/account/developers/authorize?response_type=code&client_id=gatepost-cli&redirect_uri=http%3A%2F%2F127.0.0.1%3A49152%2Fcallback&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&device=laptop',
        ],
      },
    },
  },
  component: AuthorizePage,
})
