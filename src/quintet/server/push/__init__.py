"""Telling people who are not there, by Web Push: sealing a message for one browser, signing it, handing it to the
browser's push service. It knows what is to be told to whom, but no table and no match."""
