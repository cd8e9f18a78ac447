/** Paths that some programs read as a backend's, and others as outside its prefix or as another address. */
export const ambiguousPaths: readonly string[] = String.raw`
  /admin/../gateway/x /admin/..%2fgateway/x /admin/%2e%2e/gateway/x /./gateway/x //gateway/x
  /%67ateway/x /gateway%2fx /gateway//x /gateway/./x /gateway/x/.. /gateway/..;/admin
  /gateway/..;a=b/admin /gateway/.;/x /gateway/%2e%2E%3b/admin /gateway/x/../../gateway/y
  /gateway/a%2Fb /gateway/..%2f..%2fadmin /gateway/..%5cadmin /gateway/..\admin
  /gateway/%c0%ae%c0%ae/admin /gateway/x#/../admin /gateway/%00 /gateway/x%2f..%2fy
  /gateway/x/..?x /gateway/%2e /\gateway/x /gateway/x/..%2f?x=1
`
  .trim()
  .split(/\s+/);
