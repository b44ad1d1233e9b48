// This page always begins at its top, also where a browser would go back to where a visitor had been.
history.scrollRestoration = 'manual';
window.scrollTo({ top: 0, behavior: 'instant' });
