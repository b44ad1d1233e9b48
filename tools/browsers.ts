/** Where Debian puts them. */
export const FIREFOX_PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
export const WEBKIT_PATH = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
