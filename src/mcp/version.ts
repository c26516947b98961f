/** Of the package `@gatepost/mcp` and of `/mcp`, which are the same server. Raise it when the tools change. */
export const MCP_VERSION = '1.0.0'
