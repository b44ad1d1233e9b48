/** The form says in the address whether the photo was lost on the way; a toast would not outlive the navigation. */
const failed = new URLSearchParams(location.search).get('photo') === 'failed';
document.querySelector('#photo-failed')?.toggleAttribute('hidden', !failed);
