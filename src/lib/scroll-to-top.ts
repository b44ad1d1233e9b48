// This page always starts at the top, even where the browser would restore the scroll position.
history.scrollRestoration = 'manual';
window.scrollTo({ top: 0, behavior: 'instant' });
