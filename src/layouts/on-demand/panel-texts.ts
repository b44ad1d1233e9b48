/** The panels of the header and the offer to install, which load when they are first needed. */
export const panelTexts = {
  menu: 'Menu',
  top: 'Top',
  priceList: 'Price List',
  yards: 'Yards',
  findNearest: 'Find Nearest Location',
  quickActions: 'Quick Actions',
  livePricing: 'Live Pricing',
  getQuote: 'Get Quote',
  findLocations: 'Find Locations',
  close: (panel: string) => `Close ${panel}`,
  installAsks: 'Keep our prices and yards on your home screen?',
  install: 'Install',
  notNow: 'Not now',
};
