"""All that is asked by HTTP requests: who calls, the routes and what they answer, their OpenAPI document, the pages for
browsers, and the bounds of an HTTP connection. Nothing in here changes a match, and nothing below knows of requests."""
