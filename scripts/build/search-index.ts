import MiniSearch from 'minisearch'
import type { Plugin } from 'vite'
import { INDEX_ADDRESS, indexOptions, type SearchDocument } from '../../src/portal/site/search/index-shape.ts'
import { searchDocuments } from '../lib/search-documents.ts'

/** The index that browsers search, as JSON. */
export function searchIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(documents)
  return JSON.stringify(index)
}

/** Serves a smaller index while there is no build: of menus, errors and the pages behind the login. */
export function serveSearchIndex(): Plugin {
  return {
    name: 'serve-search-index',
    configureServer(server) {
      server.middlewares.use(INDEX_ADDRESS, (_request, response, next) => {
        searchDocuments().then(documents => {
          response.setHeader('content-type', 'application/json')
          response.end(searchIndex(documents))
        }, next)
      })
    },
  }
}
