import type { AnyRouter } from '@tanstack/react-router'
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

/** React and the router both write it. */
const DOCTYPE = '<!DOCTYPE html>'

/**
 * Renders a page for the build, completely or not at all. React leaves a part that throws to the browser, and
 * the router continues without a head that throws: both would be built without a warning. Thrown here, they
 * end the build.
 */
const renderWhole = defineHandlerCallback(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: async () => {
      await checkMatches(router)
      const errors: unknown[] = []
      const stream = await renderToReadableStream(<StartServer router={router} />, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: error => {
          errors.push(error)
        },
      })
      await stream.allReady
      if (errors.length) throw errors[0]
      const html = await new Response(stream).text()
      return html.replace(DOCTYPE, '')
    },
  }),
)

/** Throws errors of a loader or a head. */
async function checkMatches(router: AnyRouter): Promise<void> {
  const { matches } = router.state
  for (const match of matches) {
    if (match.status === 'error') throw match.error
    const { params, loaderData } = match
    // It runs again, because the router only logs its errors.
    await router.routesById[match.routeId].options.head?.({ matches, match, params, loaderData })
  }
}

const fetch = createStartHandler(import.meta.env.DEV ? defaultStreamHandler : renderWhole)

// The router's tools need a default export.
export default { fetch }
