/** Nothing listens at this address: the browser's own requests end on this machine. */
const NOWHERE = { host: '127.0.0.1', port: 1 }

/**
 * Settings of a Firefox profile at each start: no other pages, no questions and no network; addresses of this machine need none. The desk's
 * next start reopens a lost window, not the browser.
 */
const SET: Readonly<Record<string, boolean | number | string>> = {
  // keys pressed beside a field are the window's
  'accessibility.typeaheadfind.manual': false,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.couldRestoreSession.count': -1,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'identity.fxaccounts.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.proxy.allow_bypass': false,
  'network.proxy.failover_direct': false,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  'network.proxy.type': 1,
  // no DNS queries over HTTPS either
  'network.trr.mode': 5,
  'startup.homepage_welcome_url': '',
}

/** Content of the profile's `user.js`. */
export const QUIET_FIREFOX = Object.entries(SET)
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('')
